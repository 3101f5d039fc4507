export { FramedInput, FrameUnit } from './Framed.tsx';
