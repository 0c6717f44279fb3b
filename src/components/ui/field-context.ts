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
 * Connects a control to the Field around it: its id, description and state. The control's own props
 * win, except that descriptions are merged. Outside of a Field, its own props are returned
 * unchanged.
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
