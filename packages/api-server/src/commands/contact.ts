import { answerContact, closeContact, listContact, readContact } from '../content/contact-staff.ts';
import { FULL, type ArgumentSpec, type CommandSpec } from '../staff/spec.ts';

const ID: ArgumentSpec = { name: 'id', help: 'number of the message, as C-XXXXXXXX' };

/** Commands for the messages and complaints of visitors. */
export const contactCommands: readonly CommandSpec[] = [
  {
    name: 'contact list',
    help: 'The messages of visitors, the oldest first',
    options: [{ name: 'open', help: 'only those that nobody has answered' }, FULL],
    role: 'support',
    trail: 'personal',
    run: (input, { db }) => listContact(db, { open: input.flag('open'), full: input.flag('full') }),
  },
  {
    name: 'contact show',
    help: 'One message with its answers',
    arguments: [ID],
    options: [FULL],
    role: 'support',
    trail: 'personal',
    run: (input, { db, note }) => {
      note({ subject: input.text('id') });
      return readContact(db, input.text('id'), input.flag('full'));
    },
  },
  {
    name: 'contact answer',
    help: 'Send an answer to the e-mail address of the sender',
    arguments: [ID],
    options: [{ name: 'text', value: 'text', help: 'the answer, in the language of the message', required: true }],
    role: 'support',
    trail: 'change',
    run: (input, { db, operator, withServices, note }) => {
      const reference = input.text('id');
      note({ subject: reference });
      return withServices(({ messenger }) =>
        answerContact(db, messenger, { reference, text: input.text('text'), who: operator.name }),
      );
    },
  },
  {
    name: 'contact close',
    help: 'Close a message: nothing more is to be done',
    arguments: [ID],
    role: 'support',
    trail: 'change',
    run: (input, { db, note }) => {
      note({ subject: input.text('id') });
      return closeContact(db, input.text('id'));
    },
  },
];
