export { FramedInput, FrameUnit, type FramedInputProps } from './Framed.tsx';
