export { FramedInput, FrameUnit, useFramedField, type FramedInputProps } from './Framed.tsx';
