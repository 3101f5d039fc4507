/** Colours of a time of day, from the sky to the ground. */
export interface Light {
  sky: string;
  sun: string;
  far: string;
  near: string;
  ground: string;
  wall: string;
  wallShade: string;
  dark: string;
  green: string;
}

export const MORNING: Light = {
  sky: '#e9efe2',
  sun: '#e9b872',
  far: '#c6d3bd',
  near: '#a2bba6',
  ground: '#17594d',
  wall: '#dba876',
  wallShade: '#c48a5c',
  dark: '#5f3a2a',
  green: '#115a4a',
};
export const NOON: Light = {
  ...MORNING,
  sky: '#d9ebe9',
  sun: '#f3d08b',
  far: '#b9d2cf',
  near: '#8fb6b0',
};
export const EVENING: Light = {
  ...MORNING,
  sky: '#f4e1dc',
  sun: '#c8704e',
  far: '#dcb8ab',
  near: '#b07f78',
  ground: '#6d4550',
  wall: '#d49a6c',
  wallShade: '#b97a52',
};
export const SAND: Light = {
  ...MORNING,
  sky: '#f3e6cd',
  sun: '#d98f45',
  far: '#e3c795',
  near: '#cfa869',
  ground: '#8a5a34',
};
export const PALE = '#fbf7ee';
export const BRASS = '#c98d2e';
