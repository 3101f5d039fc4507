export { useDraft } from './useDraft.ts';
export { useFormData } from './useFormData.ts';
