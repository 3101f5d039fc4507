// Portraits of the council, until photographs come: a person by garment, skin and what is characteristic, without a face.
import { box, path, sun } from './shapes.ts';

interface Portrait {
  ground: string;
  skin: string;
  /** Garment of the shoulders, and its edge. */
  garment: readonly [fill: string, edge: string];
  /** Cover of the head: a ghutra with its agal, or a scarf. */
  cover: 'ghutra' | 'shemagh' | 'scarf';
  coverFill?: string;
  beard?: string;
  glasses?: boolean;
}

const [WHITE, SHADE, BLACK] = ['#fbf7ee', '#e6dccb', '#2b2a2e'] as const;

/** Check of a shemagh, as crossed lines inside of its shape. */
const check = (clip: string): string =>
  `<clipPath id="c"><path d="${clip}"/></clipPath><g clip-path="url(#c)" stroke="#b5322f" stroke-width="3" opacity=".75"><path d="${Array.from({ length: 26 }, (_, index) => `M${index * 16 - 8} 0v400M0 ${index * 16 - 8}h400`).join('')}"/></g>`;

const GHUTRA = 'M104 178q-4-112 96-112t96 112q14 88 26 150-46-8-60-40V150q-62-30-124 0v138q-14 32-60 40 12-62 26-150z';
const SCARF = 'M116 180q0-112 84-112t84 112q2 58 30 118-54 42-114 42t-114-42q28-60 30-118z';

function render({ ground, skin, garment: [fill, edge], cover, coverFill = WHITE, beard, glasses }: Portrait): string {
  const isScarf = cover === 'scarf';
  const shoulders = path('M40 400q6-96 96-114h128q90 18 96 114z', fill);
  const front = isScarf
    ? path('M186 300h28l16 100h-60z', edge)
    : path('M172 284l28 40 28-40 10 116h-76z', WHITE) +
      path('M150 290l-26 110h-18l18-108zM250 290l26 110h18l-18-108z', edge);
  const face = `<ellipse cx="200" cy="184" rx="${isScarf ? 58 : 62}" ry="76" fill="${skin}"/>`;
  const chin = beard
    ? path('M139 190q8 22 24 22 36-14 74 0 16 0 24-22 4 74-61 74t-61-74z', beard) +
      path('M176 222q24-14 48 0-24 12-48 0z', skin)
    : '';
  const brows = `<path d="M164 164q12-8 24 0M212 164q12-8 24 0" fill="none" stroke="${beard ?? '#4a3a33'}" stroke-width="5" stroke-linecap="round"/>`;
  const lenses = glasses
    ? `<g fill="none" stroke="${BLACK}" stroke-width="4"><circle cx="174" cy="184" r="19"/><circle cx="226" cy="184" r="19"/><path d="M193 184h14"/></g>`
    : '';
  const head = isScarf
    ? // The opening leaves the face free.
      `<path fill-rule="evenodd" d="${SCARF}M200 122c-38 0-54 30-54 62s20 74 54 74 54-42 54-74-16-62-54-62z" fill="${coverFill}"/>`
    : path(GHUTRA, coverFill) +
      (cover === 'shemagh' ? check(GHUTRA) : path('M262 150v138q12 30 58 40-30-70-34-140z', SHADE)) +
      path(`M108 136q92-66 184 0l-3 14q-89-62-178 0zM106 154q94-66 188 0l-3 12q-91-62-182 0z`, BLACK);
  return [
    box(0, 0, 400, 400, ground),
    sun(200, 186, 150, '#ffffff33'),
    shoulders,
    front,
    box(176, 236, 48, 58, skin),
    face,
    brows,
    lenses,
    chin,
    head,
  ].join('');
}

const BROWN = '#4b372b';
const GREY = '#9a948c';
const PEOPLE: readonly Portrait[] = [
  { ground: '#cfe3d8', skin: '#c99a76', garment: ['#5f4630', '#c9a24a'], cover: 'ghutra', beard: GREY },
  {
    ground: '#f0dcc0',
    skin: '#d9ac88',
    garment: ['#2b2a2e', '#4a4850'],
    cover: 'scarf',
    coverFill: '#17594d',
    glasses: true,
  },
  { ground: '#dad9ef', skin: '#b98661', garment: [WHITE, SHADE], cover: 'shemagh', beard: BROWN, glasses: true },
  { ground: '#f3d9cf', skin: '#cf9f7b', garment: ['#2b2a2e', '#4a4850'], cover: 'scarf', coverFill: '#37357f' },
  { ground: '#dfe6d0', skin: '#c4926d', garment: [WHITE, SHADE], cover: 'ghutra', beard: '#d9d4cb' },
  { ground: '#efe2cf', skin: '#b98661', garment: ['#2b2a2e', '#4a4850'], cover: 'scarf', coverFill: '#8c3b2e' },
  { ground: '#d3e6ea', skin: '#cfa07c', garment: [WHITE, SHADE], cover: 'shemagh', beard: '#3a2c24' },
  { ground: '#f1e6c9', skin: '#c18f69', garment: ['#2d3f3a', '#c9a24a'], cover: 'ghutra', beard: '#2f251f' },
  {
    ground: '#e7dcef',
    skin: '#d9ac88',
    garment: ['#2b2a2e', '#4a4850'],
    cover: 'scarf',
    coverFill: '#6b4a72',
    glasses: true,
  },
];

/** Returns the contents of the portraits, in the order of the council, on a grid of 400 × 400. */
export const portraits = (): string[] => PEOPLE.map(render);
