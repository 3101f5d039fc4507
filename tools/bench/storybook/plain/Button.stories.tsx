import type { Meta, StoryObj } from '@storybook/react-vite';

const Button = ({ label }: { label: string }) => <button type="button">{label}</button>;

const meta = { title: 'Components/Button', component: Button } satisfies Meta<typeof Button>;
export default meta;

export const Default: StoryObj<typeof meta> = { args: { label: 'المتابعة' } };
