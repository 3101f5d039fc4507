export * from './Footer/index.ts';
export * from './Header/index.ts';
export * from './Hero/index.ts';
export * from './LocaleSwitch/index.ts';
export * from './PageHeader/index.ts';
export * from './ThemeSwitch/index.ts';
export * from './UpperHeader/index.ts';
