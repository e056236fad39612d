import * as v from 'valibot';
import { labelOf, type Theme } from './theme.ts';
import { strictMoney, type Cents } from './wire.ts';

/** What a sum buys for a cause, in the tenant's words. */
export interface ImpactUnit {
  cost: Cents;
  one: string;
  many: string;
  /** Whose sum it is; null for every recipient's. */
  recipient: string | null;
}

const cost = v.pipe(strictMoney, v.minValue(1));

/**
 * The units that a theme names, in order of their index: labels `impact_{index}_cost` (major units, above 0), `_one`,
 * `_many` and, for one recipient alone, `_recipient`. One without a sound cost or without words is none.
 */
export function impactUnitsOf(theme: Theme): ImpactUnit[] {
  const indexes = theme.labels.flatMap(({ key }) => /^impact_(\d+)_cost$/.exec(key)?.[1] ?? []).map(Number);
  return [...new Set(indexes)]
    .sort((left, right) => left - right)
    .flatMap((index) => {
      const label = (part: string) => {
        const { value } = labelOf(theme, `impact_${index}_${part}`);
        return value === 'default' ? null : value;
      };
      const [one, many, price] = [label('one'), label('many'), v.safeParse(cost, label('cost'))];
      if (one === null || many === null || !price.success) return [];
      return [{ cost: price.output, one, many, recipient: label('recipient') }];
    });
}

/** The first unit that holds for a recipient; with null, the first that holds for every one. */
export function impactUnitFor(units: readonly ImpactUnit[], recipient: string | null): ImpactUnit | null {
  return units.find((unit) => unit.recipient === null || unit.recipient === recipient) ?? null;
}

/** How many whole units a sum buys; 0 for less than one. */
export function countOfUnits(amount: Cents, unit: ImpactUnit): number {
  return Math.max(0, Math.floor(amount / unit.cost));
}
