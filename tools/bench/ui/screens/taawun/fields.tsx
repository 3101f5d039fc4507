import { FormCheckbox, FormSelect, FormTextArea, FormTextField, rules } from '@taawun/ui/forms';
import { initialText, options, type FieldSpec } from '../../data.ts';

export function BoundField({ field: { name, kind, label, hint, required } }: { field: FieldSpec }) {
  const common = { name, label, hint, required };
  if (kind === 'checkbox') return <FormCheckbox {...common} />;
  if (kind === 'select') return <FormSelect {...common} options={options} />;
  return kind === 'textarea' ? <FormTextArea {...common} /> : <FormTextField {...common} />;
}

export const schemaOf = (fields: FieldSpec[]) =>
  rules.object(
    Object.fromEntries(
      fields.map(({ name, kind, required }) => [
        name,
        kind === 'checkbox' ? rules.accepted() : required ? rules.string(rules.required()) : rules.string(),
      ]),
    ),
  );
export const valuesOf = (fields: FieldSpec[]) =>
  Object.fromEntries(fields.map((field) => [field.name, field.kind === 'checkbox' ? true : initialText(field)]));
