import { createContext, use } from 'react';

export interface FormFields {
  /** What is wrong, by the name of the field. */
  errors: Readonly<Record<string, string>>;
  /** What was entered before the form was left, by the name of the field. */
  draft: Readonly<Record<string, string>>;
}

export const FormContext = createContext<FormFields | null>(null);

/** What the form around it knows of a field. Outside a form nothing is known. */
export function useFormField(name: string): { error?: string; drafted?: string } {
  const form = use(FormContext);
  return { error: form?.errors[name], drafted: form?.draft[name] };
}
