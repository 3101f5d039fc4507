import { definePreview } from '@storybook/react-vite';
import storybook from '../../../.storybook/preview.tsx';

// Storybook requires this call in the file itself; the project's preview already has the types of its add-ons.
export default definePreview(storybook.input as never);
