export { FileField, ImageField, type FileFieldProps, type ImageFieldProps } from './FileField.tsx';
