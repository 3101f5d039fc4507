export { useDraft, type DraftOptions } from './useDraft.ts';
