/** Of @fluent/bundle, what we use. */
export class FluentResource {
  constructor(source: string);
}
export class FluentBundle {
  constructor(language: string, options: { useIsolating: boolean });
  addResource(resource: FluentResource): Error[];
  getMessage(name: string): { value: object | null } | undefined;
  formatPattern(pattern: object, facts?: Record<string, string | number>): string;
}
