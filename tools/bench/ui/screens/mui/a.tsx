import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { fields } from '../../data.ts';
import { serve, type Dir } from '../../harness.tsx';
import { Summary } from '../Summary.tsx';
import { MuiField } from './fields.tsx';
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
        <Stack spacing={2.5} sx={{ maxWidth: 640, mx: 'auto' }}>
          <Summary />
          {fields.map((field) => (
            <MuiField key={field.name} field={field} submitted={submitted} />
          ))}
          <Button type="submit" variant="contained">
            إرسال
          </Button>
        </Stack>
      </form>
    </Shell>
  );
}
serve({ App, usesDir: true });
