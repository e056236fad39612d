const amount = /CAD|\$\d/;
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * Every amount on the page: `what stands before | the line with the amount`, and in brackets each name of a control, or
 * of a figure, that has one.
 */
export function amountsOnScreen(): string[] {
  const lines = document.body.innerText.split('\n').map(plain).filter(Boolean);
  const names = [...document.querySelectorAll('[aria-label]')].map((each) =>
    plain(each.getAttribute('aria-label') ?? ''),
  );
  return [
    ...lines.flatMap((line, index) => (amount.test(line) ? [`${lines[index - 1] ?? ''} | ${line}`] : [])),
    ...names.filter((name) => amount.test(name)).map((name) => `[${name}]`),
  ];
}
