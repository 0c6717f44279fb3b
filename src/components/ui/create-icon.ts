import { type ComponentProps, createElement } from 'react';

/** An icon as the library's files describe it. */
export type IconData = {
  name: string;
  aliases?: readonly string[];
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
};

type IconProps = ComponentProps<'svg'> & { size?: number | string };

/**
 * An icon component that draws what the library's own would. The build puts it in its place
 * (scripts/icon-files.ts): the options of the other weigh more than the icons of a page.
 */
export function createIcon(data: IconData) {
  return (props: IconProps) => createElement(Icon, { data, ...props });
}

function Icon({
  data: { name, aliases = [], node },
  className = '',
  size = 24,
  children,
  ...props
}: IconProps & { data: IconData }) {
  const ownClasses = [name, ...aliases].map((each) => `lucide-${each}`);
  const isNamed =
    children !== undefined || Object.keys(props).some((key) => /^(?:aria-|role$|title$)/.test(key));
  return createElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      className: ['lucide', ...ownClasses, className].join(' ').trim(),
      'aria-hidden': isNamed ? undefined : 'true',
      ...props,
    },
    ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    children,
  );
}
