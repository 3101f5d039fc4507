import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocale } from '@taawun/ui';

/** A component of which no story has `interactiveParameters`. */
function Plain({ disabled = false }: { disabled?: boolean }) {
  return (
    <button type="button" disabled={disabled} style={{ minBlockSize: 48, minInlineSize: 48 }}>
      {useLocale().locale === 'ar' ? 'أرسل' : 'Send'}
    </button>
  );
}

const meta = { title: 'Bad Without States', component: Plain } satisfies Meta<typeof Plain>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoStoryInStates: Story = {};
/** There is nothing in it that the pointer or the focus could reach. */
export const NothingOperable: Story = { args: { disabled: true } };
