import { useState } from 'react';
import { Button, Stack } from '@mantine/core';
import { fields } from '../../data.ts';
import { serve, type Dir } from '../../harness.tsx';
import { Summary } from '../Summary.tsx';
import { MantineField } from './fields.tsx';
import { Shell } from './shell.tsx';

function App({ dir }: { dir: Dir }) {
  const [submitted, setSubmitted] = useState(false);
  return (
    <Shell dir={dir}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setSubmitted(true);
        }}
      >
        <Stack gap={20} maw={640} mx="auto">
          <Summary />
          {fields.map((field) => (
            <MantineField key={field.name} field={field} submitted={submitted} />
          ))}
          <Button type="submit">إرسال</Button>
        </Stack>
      </form>
    </Shell>
  );
}
serve({ App, usesDir: true });
