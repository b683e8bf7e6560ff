import type { SVGProps } from 'react';

/** The parts of a drawing that the points' names and the table already say. */
export function Unspoken(props: SVGProps<SVGGElement>) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of an SVG takes no focus
  return <g aria-hidden="true" {...props} />;
}
