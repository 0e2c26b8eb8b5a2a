/** Of htm, what we use. */
type Html = (strings: TemplateStringsArray, ...values: unknown[]) => unknown;
declare const htm: { bind(h: unknown): Html };
export default htm;
