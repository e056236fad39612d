/** What a bar says: its day or month and its amount come as texts. They come with the chart's code, which is late. */
export const barText = (when: string, amount: string, count: number | null) =>
  `${when}: ${amount}${count === null ? '' : ` from ${count} ${count === 1 ? 'purchase' : 'purchases'}`}`;
