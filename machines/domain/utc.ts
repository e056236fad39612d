import { UTCDateMini } from '@date-fns/utc/date/mini';

/**
 * Has date-fns reckon in UTC, by its option `in`. Of the package's two classes the small one: the other also writes dates
 * out as words, and makes three formatters for it as soon as it is loaded.
 */
export const utc = (value: Date | number | string): Date => new UTCDateMini(+new Date(value));
