import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { dialogFields } from '../../data.ts';
import { serve, type Dir } from '../../harness.tsx';
import { MuiField } from './fields.tsx';
import { Shell } from './shell.tsx';

function App({ dir }: { dir: Dir }) {
  const [open, setOpen] = useState(false);
  return (
    <Shell dir={dir}>
      <Button id="open" variant="contained" onClick={() => setOpen(true)}>
        تعديل البيانات
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth aria-labelledby="title" transitionDuration={0}>
        <DialogTitle id="title">البيانات الشخصية</DialogTitle>
        <DialogContent>
          <form noValidate onSubmit={(event) => event.preventDefault()}>
            <Stack spacing={2.5} sx={{ pt: 1 }}>
              {dialogFields.map((field) => (
                <MuiField key={field.name} field={field} submitted={false} />
              ))}
              <Button type="submit" variant="contained">
                حفظ
              </Button>
            </Stack>
          </form>
        </DialogContent>
      </Dialog>
    </Shell>
  );
}
serve({ App, usesDir: true });
