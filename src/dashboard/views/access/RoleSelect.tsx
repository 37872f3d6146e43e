import { roles, type Role } from '../../../../contract/dashboard/role.ts';
import { Select } from '../../../ui/Select.tsx';
import { useText } from '../../i18n/index.ts';

interface Props {
  id: string;
  label: string;
  /** The accessible name, where the label alone is ambiguous. */
  fullLabel?: string;
  value: Role;
  onChange: (role: Role) => void;
}

/** A field for a role, with what the chosen role may do. */
export function RoleSelect({ id, label, fullLabel, value, onChange }: Props) {
  const text = useText();
  return (
    <Select
      id={id}
      label={label}
      aria-label={fullLabel}
      description={text(`dashboard.role.${value}.about`)}
      value={value}
      onChange={(role) => onChange(role as Role)}
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {text(`dashboard.role.${role}`)}
        </option>
      ))}
    </Select>
  );
}
