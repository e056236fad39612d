import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { inspector } from './gallery/inspector/inspector-plugin.ts';

const description = /\bdescription:\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?/g;

/**
 * The charts' descriptions are for people who read them; the built app carries none of them. Blanks take their place,
 * so that source maps stay true.
 */
function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/machines\/(?!domain\/).+\.ts$/ },
      handler: (code) => ({
        code: code.replaceAll(description, (text) => text.replaceAll(/./g, ' ')),
        map: null,
      }),
    },
  };
}

/** Random letters do not compress, and names are for who looks for an icon: {@link createIcon} needs the lines alone. */
const besideLines = /,\s+"?key"?: "[\w-]+"|^ {2}(name|size): .*$|,\s+aliases: \[[^\]]*\]/gm;

function bareIcons(): Plugin {
  return {
    name: 'bare-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/(lucide-react|@tabler\/icons-react)\/dist\/esm\/icons\// },
      handler: (code) => ({ code: code.replaceAll(besideLines, ''), map: null }),
    },
  };
}

const hint = '//# allFunctionsCalledOnLoad\n';
/** A file of fewer characters has too little to compile for the hint to be worth its bytes. */
const worthwhile = 8000;

/**
 * Most of what a file has runs soon after it has come. Told so, a browser compiles the file while it arrives and off the
 * main thread, instead of function by function as each is called. The comment has to be the file's first line
 * (decision 025).
 */
function compiledOnArrival(): Plugin {
  return {
    name: 'compiled-on-arrival',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.code.length >= worthwhile) file.code = hint + file.code;
        }
      },
    },
  };
}

/** What no page waits for: toasts, the words of all errors, modals in the address. */
const late = [
  'machines/domain/overlay-link',
  'machines/overlay-link/',
  'src/app/overlay-links',
  'src/messages/errors',
];
/** What the modals and the checkout share, and most pages never show. */
const cardLink = [
  'machines/card-link/',
  'machines/domain/plan-period',
  'src/flows/card-link/',
  'src/api/card-linking',
];
/** What every page but the login page needs. */
const routed = [
  'src/layouts/routed-pages',
  'src/layouts/page-outlet',
  'src/layouts/failure',
  '@tanstack/react-router',
  '@tanstack/router-core',
  '@tanstack/store',
  '@tanstack/react-store',
  '@tanstack/history',
];
/** The frame of a member's page, the same around each of them. */
const frame = [
  'src/layouts/main-layout',
  'src/layouts/main-page',
  'src/layouts/overlays',
  'src/app/layout/',
  'src/ui/menu/menu.tsx',
  'src/ui/money/',
  'src/flows/membership-notices/',
  'src/ui/growing-list/',
  'src/ui/rail/',
  'src/ui/section/refresh-note',
  'src/ui/section/section-view',
  'src/ui/section/section.ts',
  'src/ui/section/use-settled',
  'src/ui/skipped-rows/',
  'src/ui/card/',
  'src/app/read-at',
  'src/app/use-missing',
  'src/app/use-section',
  'src/app/use-withdrawal',
  'src/api/every-page',
  'src/api/payouts',
  'machines/domain/payout',
  'src/messages/read-at',
];
const payment = [
  'machines/payment/',
  'src/flows/payment/',
  'src/api/plan-changes',
  'src/browser/one-at-a-time',
];
/** How a payment and a change of plan end: in the files of the flows that show it. */
const receipt = ['src/ui/confirmation/', 'src/app/use-latest-receipt'];
/** Of the pages of plans, cards and purchases. */
const cards = [
  'src/messages/cards',
  'src/ui/card-face/',
  'machines/domain/plan-change',
  'machines/domain/primary-card',
  'machines/domain/plan-preview',
  'machines/domain/scheduled-plan',
  'src/app/membership-now',
];
/** Tiers beside each other, for the steps where a plan is chosen. */
const tiers = ['src/ui/plan-picker/', 'src/ui/tier-card/'];
/** The page of referrals, and two modals. */
const inviting = [
  'machines/invite-link/',
  'machines/domain/referral',
  'src/flows/invite-link/',
  'src/api/referrals',
  'src/ui/copy-field/',
  'lucide-react/dist/esm/icons/user-round-plus',
];
/** How an offer looks, on home, on the deals and in its dialog. */
const offers = [
  'machines/domain/offer-end',
  'machines/domain/offer-rate',
  'src/messages/offer-end',
  'src/ui/offer-end/',
  'src/ui/offer-rate/',
];
/** What no other page has, however many files of its own share it. */
const account = [
  'src/flows/account/',
  'machines/domain/card-actions',
  'lucide-react/dist/esm/icons/rotate-ccw-clock',
];
const apart = [
  ...late,
  ...routed,
  ...frame,
  ...cardLink,
  ...payment,
  ...receipt,
  ...cards,
  ...tiers,
  ...inviting,
  ...offers,
  ...account,
];

const isOf = (paths: readonly string[]) => (id: string) => paths.some((path) => id.includes(`/${path}`));
const isShared = (id: string) => /\/(machines|src)\/|\/lucide-react\//.test(id) && !isOf(apart)(id);

/**
 * One file compresses better than the same code in six, and the first one has to name all others. A group takes what
 * its modules stand on, unless one before it has it.
 */
const groups = [
  { name: 'first', tags: ['$initial' as const], priority: 4 },
  { name: 'shared', test: isShared, minShareCount: 3, priority: 3 },
  { name: 'late', test: isOf(late), priority: 2 },
  { name: 'routed', test: isOf(routed), priority: 2 },
  { name: 'frame', test: isOf(frame), priority: 2 },
  { name: 'payment', test: isOf(payment), priority: 1 },
  { name: 'card-link', test: isOf(cardLink) },
  { name: 'cards', test: isOf(cards) },
  { name: 'tiers', test: isOf(tiers) },
  { name: 'inviting', test: isOf(inviting) },
  { name: 'offers', test: isOf(offers) },
  { name: 'account', test: isOf(account), minShareCount: 2 },
  {
    name: 'reads',
    test: /\/src\/(api\/(cards|categories|rewards|social|summary)|messages\/whose-money)\.ts|\/machines\/domain\/(card|categor|reward|summary|whose-money)/,
  },
];

/** The first script names every file, and hashes do not compress: seven characters are enough for one name. */
const hashed = 'assets/[name]-[hash:7]';

const createIcon = fileURLToPath(new URL('src/ui/icon/create-icon.ts', import.meta.url));
const scrollLock = fileURLToPath(new URL('src/ui/dialog/scroll-lock.ts', import.meta.url));

/** The pages that the server makes are one file, with all that they stand on. */
const served: UserConfig = {
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: { target: 'node20', minify: false, copyPublicDir: false },
};

const browser: UserConfig = {
  build: {
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: { groups },
        entryFileNames: `${hashed}.js`,
        chunkFileNames: `${hashed}.js`,
        assetFileNames: `${hashed}[extname]`,
      },
    },
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  ...(isSsrBuild ? served : browser),
  resolve: {
    alias: [
      // React has had what this stands in for since version 18.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: createIcon },
      { find: /^react-remove-scroll-bar$/, replacement: scrollLock },
    ],
  },
  plugins: [
    withoutDescriptions(),
    bareIcons(),
    inspector(),
    react(),
    vanillaExtractPlugin(),
    compiledOnArrival(),
  ],
}));
