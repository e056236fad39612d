import { domToPng } from 'modern-screenshot';
import type { Address } from '../address.ts';
import { escape } from '#paths/text/escape.ts';
import { pictureOf, standalone } from './drawing-export.ts';
import { openHiddenScreen, screenHeight, type HiddenScreen } from './hidden-screen.ts';
import { liftTexts } from './lift-texts.ts';
import { installedFont } from './plain-svg.ts';
import { saveAs } from './save-as.ts';

/** A screen of a story as it stands on the board. */
export interface BoardScene {
  number: number;
  /** The state in words. */
  caption: string;
  /** What led to it, the member's gesture first. */
  causes: readonly string[];
  /** What is shown; null where an earlier lane shows it. */
  address: Address | null;
}

export interface BoardLane {
  title: string;
  scenes: readonly BoardScene[];
}

/** The true width of the screens, and that of their pictures on the board. */
export interface BoardSize {
  width: number;
  shownWidth: number;
}

const gap = 156;
const laneGap = 40;
const head = 64;
const lineHeight = 16;
const margin = 24;
const sharpness = 2;
const againSize = { width: 96, height: 64 };

/** Saves a storyboard with pictures of its screens, in light colours, to be opened anywhere. */
export async function saveStoryboard(
  name: string,
  lanes: readonly BoardLane[],
  size: BoardSize,
  format: 'svg' | 'png',
): Promise<void> {
  const drawn = await drawLanes(lanes, size);
  const width = Math.max(...drawn.map((lane) => lane.width)) + 2 * margin;
  let top = margin;
  const parts = drawn.map(({ title, svg, height }) => {
    const placed = `<g id="story: ${escape(title)}" transform="translate(${margin} ${top})">${svg}</g>`;
    top += height + laneGap;
    return placed;
  });
  const height = top - laneGap + margin;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${installedFont}" font-size="13">${parts.join('')}</svg>`;
  const text = await standalone(svg);
  saveAs(
    `${name}.${format}`,
    format === 'svg' ? new Blob([text], { type: 'image/svg+xml' }) : await pictureOf(text, width, height),
  );
}

async function drawLanes(lanes: readonly BoardLane[], size: BoardSize) {
  const screen = openHiddenScreen(size.width);
  try {
    const drawn = [];
    for (const lane of lanes) drawn.push(await drawLane(lane, drawn.length + 1, size, screen));
    return drawn;
  } finally {
    screen.close();
  }
}

async function drawLane(
  { title, scenes }: BoardLane,
  lane: number,
  boardSize: BoardSize,
  screen: HiddenScreen,
) {
  let left = 0;
  let height = 0;
  const parts = [`<text y="18" font-size="16" font-weight="600">${escape(title)}</text>`];
  for (const scene of scenes) {
    parts.push(causesOf(scene, left));
    left += gap;
    const { svg, ...size } = await drawScreen(scene, lane, boardSize, screen);
    parts.push(
      `<g id="screen ${lane}.${scene.number}: ${escape(scene.caption)}" transform="translate(${left} ${head - 24})">${svg}</g>`,
      captionOf(scene, left, head - 24 + size.height + 20),
    );
    left += size.width;
    height = Math.max(height, size.height);
  }
  return { title, svg: parts.join(''), width: left, height: head + height + 12 };
}

async function drawScreen(
  { address, number }: BoardScene,
  lane: number,
  { width, shownWidth }: BoardSize,
  screen: HiddenScreen,
) {
  if (address === null) {
    const { width: across, height } = againSize;
    const svg = `<rect width="${across}" height="${height}" rx="10" fill="none" stroke="#8a919c" stroke-dasharray="4 4"/><text x="${across / 2}" y="36" text-anchor="middle" fill="#4a4f57">as in ${number}</text>`;
    return { ...againSize, svg };
  }
  const height = Math.round((screenHeight(width) * shownWidth) / width);
  const scale = shownWidth / width;
  const { picture, texts } = await photographed(screen, address, scale);
  const svg = [
    `<image width="${shownWidth}" height="${height}" href="${picture}"/>`,
    `<g id="text of ${lane}.${number}" transform="scale(${scale.toFixed(4)})">${texts}</g>`,
    `<rect width="${shownWidth}" height="${height}" rx="6" fill="none" stroke="#c3c8d0"/>`,
  ].join('');
  return { width: shownWidth, height, svg };
}

/** The screen without the words that can be text of the picture, and these. */
async function photographed(screen: HiddenScreen, address: Address, scale: number) {
  await screen.show(address);
  const body = screen.body();
  if (!body) throw new Error(`The screen of “${address.state}” could not be loaded.`);
  await settled(body);
  const height = screenHeight(address.width);
  const { texts, restore } = screen.touched(() => liftTexts(body, { width: address.width, height }));
  const picture = await domToPng(body, {
    width: address.width,
    height,
    scale: sharpness * scale,
    backgroundColor: getComputedStyle(body).backgroundColor,
  });
  restore();
  return { picture, texts };
}

const patience = 3000;
const calm = 200;

/** What is fetched with a screen comes a moment after it. */
async function settled(body: HTMLElement): Promise<void> {
  const begun = Date.now();
  while (body.innerText.trim() === '' && Date.now() - begun < patience) await pause(calm);
  await pause(calm);
  await body.ownerDocument.fonts.ready;
  await Promise.all([...body.ownerDocument.images].map((image) => image.decode().catch(() => {})));
}

const pause = (milliseconds: number) => new Promise((resolve) => void setTimeout(resolve, milliseconds));

function captionOf({ number, caption }: BoardScene, left: number, top: number): string {
  return `<text x="${left}" y="${top}" font-weight="500"><tspan fill="#1d3f8f" font-weight="700">${number}</tspan><tspan dx="6">${escape(caption)}</tspan></text>`;
}

/** The arrow that leads to a screen, and below it what the member did and what followed. */
function causesOf({ causes }: BoardScene, left: number): string {
  const lines = causes.flatMap((cause, index) =>
    wrapped(cause).map((line) => ({ line, isGesture: index === 0 })),
  );
  const texts = lines.map(
    ({ line, isGesture }, index) =>
      `<text x="${left === 0 ? 0 : left + 12}" y="${head + index * lineHeight}" fill="${isGesture ? '#1d3f8f' : '#4a4f57'}"${isGesture ? ' font-weight="500"' : ''}>${escape(line)}</text>`,
  );
  const arrow =
    left === 0
      ? ''
      : `<path d="M${left + 8} ${head - 20}H${left + gap - 14}" stroke="#1d3f8f" stroke-width="2"/><path d="M${left + gap - 16} ${head - 25}l8 5l-8 5z" fill="#1d3f8f"/>`;
  return arrow + texts.join('');
}

const lettersInLine = 20;

function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < lettersInLine)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
