import { useState } from 'react';
import { Button, Modal, Stack } from '@mantine/core';
import { dialogFields } from '../../data.ts';
import { serve, type Dir } from '../../harness.tsx';
import { MantineField } from './fields.tsx';
import { Shell } from './shell.tsx';

function App({ dir }: { dir: Dir }) {
  const [open, setOpen] = useState(false);
  return (
    <Shell dir={dir}>
      <Button id="open" onClick={() => setOpen(true)}>
        تعديل البيانات
      </Button>
      <Modal opened={open} onClose={() => setOpen(false)} title="البيانات الشخصية" transitionProps={{ duration: 0 }}>
        <form noValidate onSubmit={(event) => event.preventDefault()}>
          <Stack gap={20}>
            {dialogFields.map((field) => (
              <MantineField key={field.name} field={field} submitted={false} />
            ))}
            <Button type="submit">حفظ</Button>
          </Stack>
        </form>
      </Modal>
    </Shell>
  );
}
serve({ App, usesDir: true });
