import { createContext, useContext } from 'react';

export type FieldContextValue = {
  controlId: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
};

export const FieldContext = createContext<FieldContextValue | null>(null);

type ControlProps = {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
  'aria-required'?: boolean | 'true' | 'false';
};

/**
 * What ties a control to the Field around it: its id, its description and its state. A prop the
 * control was given itself wins, except for descriptions, which add up. Outside a Field the
 * control's own props come back unchanged.
 */
export function useFieldControl(own: ControlProps): ControlProps {
  const field = useContext(FieldContext);
  if (!field) {
    return {
      id: own.id,
      'aria-describedby': own['aria-describedby'],
      'aria-invalid': own['aria-invalid'],
      'aria-required': own['aria-required'],
    };
  }
  const describedBy = [own['aria-describedby'], field.describedBy].filter(Boolean).join(' ');
  return {
    id: own.id ?? field.controlId,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
    'aria-required': own['aria-required'] ?? (field.required || undefined),
  };
}

/** The id of the visible label, for controls that a `<label for>` cannot name (slider thumbs). */
export function useFieldLabelId(): string | undefined {
  return useContext(FieldContext)?.labelId;
}
