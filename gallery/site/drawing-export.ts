import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import type { DrawnSvg } from '#gallery/drawing/machine-drawing.ts';
import { plainSvg } from './plain-svg.ts';
import { saveAs } from './save-as.ts';

/** Saves a drawing in the light colours, to be opened by any tool. */
export async function saveDrawing(
  name: string,
  { svg, width, height }: DrawnSvg,
  format: 'svg' | 'png',
): Promise<void> {
  const text = await standalone(plainSvg(svg));
  const blob = new Blob([text], { type: 'image/svg+xml' });
  saveAs(`${name}.${format}`, format === 'svg' ? blob : await pictureOf(text, width, height));
}

/** A plain picture on white, with the font that its texts were measured in for whoever has not installed it. */
export async function standalone(svg: string): Promise<string> {
  const face = `@font-face{font-family:Figtree;font-weight:300 900;src:url(${await dataUrl(figtree)})}`;
  const ground = '<rect id="ground" width="100%" height="100%" fill="#ffffff"/>';
  return svg.replace(/(<svg[^>]*>)/, `$1<style>${face}</style>${ground}`);
}

async function dataUrl(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('The font could not be read.')));
    reader.readAsDataURL(blob);
  });
}

const sharpness = 2;

export async function pictureOf(svg: string, width: number, height: number): Promise<Blob> {
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
