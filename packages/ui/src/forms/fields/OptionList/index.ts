export { ListStatus, ListTrigger, OptionList } from './OptionList.tsx';
export { useOptionList, type ListOption } from './useOptionList.ts';
