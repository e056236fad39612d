import { memberScenarios } from './member-scenarios.ts';
import { moneyScenarios } from './money-scenarios.ts';
import { visitorScenarios } from './visitor-scenarios.ts';

/** At least one for each call of the specification that a page can make with these calls alone. */
export const scenarios = [...visitorScenarios, ...memberScenarios, ...moneyScenarios];
