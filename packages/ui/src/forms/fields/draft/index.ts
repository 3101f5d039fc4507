export { useDraft } from './useDraft.ts';
