import { describeComponent } from '../../../testing/describeComponent.tsx';
import { WordCountedTextArea } from './WordCounter.tsx';

describeComponent(
  'WordCountedTextArea',
  <WordCountedTextArea label="نبذة" hint="عرّفنا بنفسك" maxWords={50} value="كلمة" onValueChange={() => undefined} />,
);
