/** The words of what an offer earns, around its figure: "Up to", "6%", "cash back". */
export interface RateWords {
  before: string;
  /** The share or the amount that catches the eye; empty where the text has none, or none above zero. */
  figure: string;
  after: string;
}

/** How much an offer stands out among others. */
export type RateLevel = 'high' | 'usual' | 'low';

const share = /\d+(?:[.,]\d+)?\s?%/;
const amounts = /(?:\p{Sc}|\b[A-Z]{3}\b)\s?\d[\d,]*(?:\.\d+)?/gu;

/** From this share on a rate is high, percent; below the other it is low. */
const highFrom = 8;
const lowBelow = 4;

/** What an offer earns, split at its figure: the first share in percent, else the first amount. */
export function rateWords(rewardText: string): RateWords {
  const [figure] = share.exec(rewardText) ?? rewardText.match(amounts) ?? [];
  if (figure === undefined || numberIn(figure) === 0) return { before: '', figure: '', after: rewardText };
  const start = rewardText.indexOf(figure);
  return {
    before: rewardText.slice(0, start).trim(),
    figure,
    after: rewardText.slice(start + figure.length).trim(),
  };
}

/**
 * What an offer earns, in percent: its share, or its amount as a part of the least amount that earns it. Null where the
 * text says neither. It compares offers; no money is computed from it.
 */
export function rateOf(rewardText: string): number | null {
  const percent = share.exec(rewardText)?.[0];
  if (percent !== undefined) return numberIn(percent.replace(',', '.'));
  const [earned, from] = (rewardText.match(amounts) ?? []).map(numberIn);
  return earned === undefined || from === undefined || from === 0 ? null : (100 * earned) / from;
}

/** Whether a rate is high (8% and more), low (less than 4%, or unknown) or neither. */
export function rateLevel(rewardText: string): RateLevel {
  const rate = rateOf(rewardText) ?? 0;
  if (rate >= highFrom) return 'high';
  return rate < lowBelow ? 'low' : 'usual';
}

const numberIn = (figure: string) => Number(figure.replaceAll(/[^\d.]/g, ''));
