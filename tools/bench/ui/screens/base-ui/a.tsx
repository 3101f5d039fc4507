import { useState } from 'react';
import { Button } from '@base-ui/react/button';
import { fields } from '../../data.ts';
import { serve, type Dir } from '../../harness.tsx';
import { Summary } from '../Summary.tsx';
import { BaseField } from './fields.tsx';
import { Shell } from './shell.tsx';

function App({ dir }: { dir: Dir }) {
  const [submitted, setSubmitted] = useState(false);
  return (
    <Shell dir={dir}>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setSubmitted(true);
        }}
      >
        <Summary />
        {fields.map((field) => (
          <BaseField key={field.name} field={field} submitted={submitted} />
        ))}
        <Button type="submit" className="button">
          إرسال
        </Button>
      </form>
    </Shell>
  );
}
serve({ App, usesDir: true });
