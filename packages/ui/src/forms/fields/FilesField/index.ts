export { FilesField, type FilesFieldProps } from './FilesField.tsx';
export type { FilesLimits } from './sortFiles.ts';
export { areUploadsDone, type Upload, type UploadFile, type UploadState } from './queue.ts';
