import { useState } from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';
import TextField from '@mui/material/TextField';
import {
  choices,
  firstChoice,
  firstDate,
  firstNumber,
  inputs,
  showGregorian,
  showHijri,
  showNumber,
  type InputSpec,
} from '../../data.ts';
import { serve, type Dir } from '../../harness.tsx';
import { Shell } from './shell.tsx';

const open = (
  <InputAdornment position="start">
    <IconButton aria-label="اختر من التقويم" edge="start">
      <SvgIcon fontSize="small" viewBox="0 0 20 20">
        <path d="M4 5h12v12H4zM4 9h12M7 3v4M13 3v4" />
      </SvgIcon>
    </IconButton>
  </InputAdornment>
);
const calendar = <InputAdornment position="end">هجري</InputAdornment>;

/** A date is a text field: its date pickers know one calendar. */
function MuiInput({ input: { name, kind, label, hint, required } }: { input: InputSpec }) {
  const [text, setText] = useState(kind === 'date' ? showHijri(firstDate) : showNumber(firstNumber));
  const [choice, setChoice] = useState(firstChoice);
  if (kind === 'radio')
    return (
      <FormControl required={required}>
        <FormLabel id={name}>{label}</FormLabel>
        <RadioGroup
          aria-labelledby={name}
          name={name}
          value={choice}
          onChange={(event) => setChoice(event.target.value)}
        >
          {choices.map((option) => (
            <FormControlLabel key={option.value} value={option.value} label={option.label} control={<Radio />} />
          ))}
        </RadioGroup>
        <FormHelperText>{hint}</FormHelperText>
      </FormControl>
    );
  return (
    <TextField
      id={name}
      name={name}
      label={label}
      required={required}
      value={text}
      onChange={(event) => setText(event.target.value)}
      helperText={kind === 'date' ? showGregorian(firstDate) : hint}
      slotProps={
        kind === 'date'
          ? { input: { startAdornment: open, endAdornment: calendar } }
          : { htmlInput: { inputMode: 'numeric' } }
      }
    />
  );
}

const App = ({ dir }: { dir: Dir }) => (
  <Shell dir={dir}>
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <Stack spacing={2.5} sx={{ maxWidth: 640, mx: 'auto' }}>
        {inputs.map((input) => (
          <MuiInput key={input.name} input={input} />
        ))}
        <Button type="submit" variant="contained">
          إرسال
        </Button>
      </Stack>
    </form>
  </Shell>
);
serve({ App, usesDir: true });
