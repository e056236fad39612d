import type { DrawnSvg } from '#gallery/drawing/machine-drawing.ts';
import { saveAs } from './save-as.ts';

/** Saves a drawing in the light colours, to be opened anywhere. */
export async function saveDrawing(
  name: string,
  { svg, width, height }: DrawnSvg,
  format: 'svg' | 'png',
): Promise<void> {
  const text = standalone(svg);
  const blob = new Blob([text], { type: 'image/svg+xml' });
  saveAs(`${name}.${format}`, format === 'svg' ? blob : await pictureOf(text, width, height));
}

const inked = [
  ...['--ground', '--area', '--area-deep', '--rule', '--rule-strong', '--text', '--text-soft'],
  ...['--gesture', '--gesture-soft', '--done', '--failed', '--time', '--automatic'],
];

/** With the colours that the page gives it, and the name space that a file needs. */
function standalone(svg: string): string {
  const root = document.documentElement;
  const before = root.dataset['theme'];
  root.dataset['theme'] = 'light';
  const computed = getComputedStyle(root);
  const colours = inked.map((name) => `${name}:${computed.getPropertyValue(name)}`).join(';');
  if (before === undefined) delete root.dataset['theme'];
  else root.dataset['theme'] = before;
  const named = svg.includes('xmlns=') ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return named.replace(/(<svg[^>]*>)/, `$1<style>:root{${colours};background:#fff}</style>`);
}

const sharpness = 2;

async function pictureOf(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * sharpness;
  canvas.height = height * sharpness;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large.'))),
      'image/png',
    );
  });
}
