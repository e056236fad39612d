/** How a provider's script says what became of a card; the specification leaves the name and place open. */
export interface FormEvents {
  target: 'document' | 'window' | 'script';
  success: string;
  error: string;
}

export const PLAIN_EVENTS: FormEvents = { target: 'document', success: 'success', error: 'error' };

/**
 * The script of the payment form. It draws a number field and a button beside itself and raises the
 * event. A number that ends in 0000 is refused by the provider.
 */
export function formScript(events: FormEvents = PLAIN_EVENTS): string {
  return `(() => {
  const events = ${JSON.stringify(events)};
  const script = document.currentScript;
  const target = events.target === 'window' ? window : events.target === 'script' ? script : document;
  const form = document.createElement('div');
  form.innerHTML = '<label>Card number <input inputmode="numeric" /></label> <button type="button">Save card</button>';
  const raise = (name, detail) => target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  const input = form.querySelector('input');
  form.querySelector('button').addEventListener('click', () => {
    const number = input.value.replace(/\\D/g, '');
    const system = number.startsWith('3') ? 'amex' : number.startsWith('5') ? 'mastercard' : 'visa';
    const detail = { name: 'My ' + system, system, platformData: { token: 'tok_' + number.slice(-4), lastDigits: number.slice(-4) } };
    if (number.endsWith('0000')) raise(events.error, { ...detail, message: 'The provider refused the card' });
    else raise(events.success, detail);
  });
  if (script && script.parentNode && script.parentNode !== document.head) script.after(form);
  else document.body.append(form);
})();`;
}
