export { bilingual, type Pick } from './bilingual.ts';
export { describeComponent, type ConformanceOptions } from './describeComponent.tsx';
export { renderUi, wrap, type Rendered, type RenderOptions } from './renderUi.tsx';
export * from '../testers/index.ts';
