// The bound fields: most have no story of their own, because they render as the plain ones do.
import type { ComponentType } from 'react';
import { SearchHighlight } from '@taawun/ui';
import * as forms from '@taawun/ui/forms';

type Bound = ComponentType<{ name: string; options: []; months: []; label: string }>;
const fields = Object.entries(forms).flatMap(([name, field]) =>
  /^Form[A-Z]/.test(name) && !['FormAlert', 'FormActions'].includes(name) ? [[name, field as Bound] as const] : [],
);

export function BoundFields() {
  return (
    <SearchHighlight query="Amal">
      <forms.Form initialValues={{}} onSubmit={() => undefined}>
        {fields.map(([name, Field]) => (
          <Field key={name} name={name} label={name} options={[]} months={[]} />
        ))}
      </forms.Form>
    </SearchHighlight>
  );
}
