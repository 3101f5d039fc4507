export { compiledMessages, type CompiledMessagesOptions } from './compiledMessages.ts';
