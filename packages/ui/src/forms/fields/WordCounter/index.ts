export {
  WordCountedTextArea,
  WordCounter,
  type WordCountedTextAreaProps,
  type WordCounterProps,
} from './WordCounter.tsx';
