export { RangeSlider, type RangeSliderProps, type SliderRange } from './RangeSlider.tsx';
export { Slider, type SliderOwnProps, type SliderProps } from './Slider.tsx';
export type { SliderBounds } from './bounds.ts';
