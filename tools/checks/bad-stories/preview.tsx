import { definePreview } from '@storybook/react-vite';
import workshop from '../../../.storybook/preview.tsx';

// Storybook knows a preview by this call in its own file; what the workshop has put together has the types of its add-ons already.
export default definePreview(workshop.input as never);
