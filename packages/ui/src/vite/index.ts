export { compiledMessages, type CompiledMessagesOptions } from './compiledMessages.ts';
export { theme } from './theme.ts';
