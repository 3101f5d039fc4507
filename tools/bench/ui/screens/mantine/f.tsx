import { useState } from 'react';
import { ActionIcon, Button, NumberInput, Radio, Stack, TextInput } from '@mantine/core';
import {
  choices,
  firstChoice,
  firstDate,
  firstNumber,
  inputs,
  showGregorian,
  showHijri,
  type InputSpec,
} from '../../data.ts';
import { serve, type Dir } from '../../harness.tsx';
import { Shell } from './shell.tsx';

const open = (
  <ActionIcon variant="subtle" aria-label="اختر من التقويم">
    <svg viewBox="0 0 20 20" width={16} height={16} aria-hidden="true">
      <path d="M4 5h12v12H4zM4 9h12M7 3v4M13 3v4" />
    </svg>
  </ActionIcon>
);

/** A date is a text field: its date pickers know one calendar. */
function MantineInput({ input: { name, kind, label, hint, required } }: { input: InputSpec }) {
  const [text, setText] = useState(showHijri(firstDate));
  const [number, setNumber] = useState<string | number>(firstNumber);
  const [choice, setChoice] = useState<string>(firstChoice);
  const common = { name, label, withAsterisk: required, description: hint };
  if (kind === 'radio')
    return (
      <Radio.Group {...common} value={choice} onChange={setChoice}>
        {choices.map((option) => (
          <Radio key={option.value} value={option.value} label={option.label} />
        ))}
      </Radio.Group>
    );
  return kind === 'number' ? (
    <NumberInput {...common} value={number} onChange={setNumber} hideControls />
  ) : (
    <TextInput
      {...common}
      description={showGregorian(firstDate)}
      leftSection={open}
      rightSection="هجري"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}

const App = ({ dir }: { dir: Dir }) => (
  <Shell dir={dir}>
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <Stack gap={20} maw={640} mx="auto">
        {inputs.map((input) => (
          <MantineInput key={input.name} input={input} />
        ))}
        <Button type="submit">إرسال</Button>
      </Stack>
    </form>
  </Shell>
);
serve({ App, usesDir: true });
