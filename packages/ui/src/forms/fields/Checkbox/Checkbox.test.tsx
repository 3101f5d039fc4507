import { expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { renderUi } from '../../../testing/renderUi.tsx';
import { Checkbox, CheckboxField } from './index.ts';

const none = (): undefined => undefined;
describeComponent('Checkbox', <Checkbox checked={false} onCheckedChange={none} aria-label="أوافق" />);
describeComponent(
  'CheckboxField',
  <CheckboxField label="أوافق" checked={false} onCheckedChange={none} error="مطلوب" hint="نص" />,
);

it('is controlled: a press alone changes nothing', async () => {
  const ui = await renderUi(<CheckboxField label="أوافق" checked={false} onCheckedChange={none} />);
  const box = ui.container.querySelector('input');
  box?.click();
  expect(box?.checked).toBe(false);
});
