import { regions } from '#machines/domain/address.ts';
import type { Country } from '#machines/domain/stored-address.ts';

const names: Readonly<Record<Country, string>> = {
  US:
    'Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,District of Columbia,Florida,Georgia,' +
    'Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,' +
    'Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,' +
    'North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Puerto Rico,Rhode Island,South Carolina,South Dakota,Tennessee,' +
    'Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming',
  CA:
    'Alberta,British Columbia,Manitoba,New Brunswick,Newfoundland and Labrador,Northwest Territories,Nova Scotia,' +
    'Nunavut,Ontario,Prince Edward Island,Quebec,Saskatchewan,Yukon',
};

/** The states or provinces of a country, to choose from. */
export function regionOptions(country: Country): { value: string; label: string }[] {
  const labels = names[country].split(',');
  return regions[country].map((value, index) => ({ value, label: labels[index] ?? value }));
}
