export { contract } from '../contract.gen.ts';
export { explain, requiredFieldsOf, responseValidator, schemaValidator } from './ajv.ts';
export {
  checkRequest,
  errorBody,
  fieldErrors,
  localeOf,
  responseProblems,
  type Checked,
  type RawRequest,
} from './check.ts';
export { generalTitle, reasonText, verifiedMessage } from './giving-texts.ts';
export { readFormData } from './form.ts';
export { SECURITY_TEXTS, type SecurityFacts } from './security-texts.ts';
export { attributeText, errorText, faultText, successText, type Fault, type Rule } from './texts.ts';
export { allowedMethods, ERROR_STATUS, MAX_BODY_BYTES, successStatus } from './protocol.ts';
