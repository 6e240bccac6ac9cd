/** Drawings of the page as SVG that stands alone: styles, symbols and colours come along. */

/** A rectangle in the units of the picture. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What styles of the page say about a drawing, with the values that need not be said. */
const INHERITED = [
  "color",
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "visibility",
  "paint-order",
  "font-family",
  "font-size",
  "font-weight",
  "letter-spacing",
  "text-anchor",
  "dominant-baseline",
] as const;
const OWN: Readonly<Record<string, string>> = {
  display: "inline",
  opacity: "1",
  filter: "none",
  "mix-blend-mode": "normal",
  "clip-path": "none",
  mask: "none",
};

/** What is drawn only where something refers to it. */
const STORED = "defs, symbol, clipPath, mask, pattern, linearGradient, radialGradient, marker, filter";

/** The drawings of elements, placed in frames, with everything they refer to. */
export class Flat {
  readonly #defs = new Map<string, string>();
  readonly #variables = new Map<string, string>();
  #copies = 0;

  /** All that is drawn in an element, as large as the frame allows and in its middle. */
  place(host: Element, frame: Frame): string {
    const area = drawnArea(host);
    const scale = Math.min(frame.width / area.width, frame.height / area.height);
    const x = frame.x + (frame.width - area.width * scale) / 2;
    const y = frame.y + (frame.height - area.height * scale) / 2;
    const drawings = outermost(host).map((svg) => {
      const box = svg.getBoundingClientRect();
      const copy = this.#copy(svg);
      copy.setAttribute("x", `${x + (box.x - area.x) * scale}`);
      copy.setAttribute("y", `${y + (box.y - area.y) * scale}`);
      copy.setAttribute("width", `${box.width * scale}`);
      copy.setAttribute("height", `${box.height * scale}`);
      return new XMLSerializer().serializeToString(copy);
    });
    return drawings.join("");
  }

  /** What the drawings refer to, and the values of the variables in it. */
  get defs(): string {
    const variables = [...this.#variables].map(([name, value]) => `${name}:${value}`).join(";");
    return `<style>:root{${variables}}</style><defs>${[...this.#defs.values()].join("")}</defs>`;
  }

  #copy(svg: SVGSVGElement): SVGSVGElement {
    const copy = svg.cloneNode(true) as SVGSVGElement;
    const [from, to] = [svg, copy].map((root) => [root, ...root.querySelectorAll("*")]) as [Element[], Element[]];
    from.forEach((element, i) => styled(element, to[i]!, element === svg));
    for (const gone of copy.querySelectorAll("[style*='display:none'], title")) gone.remove();
    this.#rename(copy);
    copy.style.overflow = getComputedStyle(svg).overflow;
    this.#collect(new XMLSerializer().serializeToString(copy), svg, copy);
    return copy;
  }

  /** Several drawings lie in one file: what each has for itself gets a name of its own. */
  #rename(copy: SVGSVGElement): void {
    const suffix = `-${this.#copies++}`;
    const own = new Set([...copy.querySelectorAll("[id]")].map(({ id }) => id));
    for (const element of copy.querySelectorAll("*"))
      for (const attribute of element.attributes) {
        const { name, value } = attribute;
        if (name === "id") attribute.value = value + suffix;
        else if (value.includes("#"))
          attribute.value = value.replace(/#([\w-]+)/g, (found, id: string) =>
            own.has(id) ? `#${id}${suffix}` : found,
          );
      }
  }

  /** Finds everything that a text of SVG refers to, however deep. */
  #collect(text: string, at: Element, within: Element | null = null): void {
    for (const [, name] of text.matchAll(/var\((--[\w-]+)/g))
      if (name && !this.#variables.has(name)) {
        const value = getComputedStyle(at).getPropertyValue(name);
        this.#variables.set(name, value);
        this.#collect(value, at);
      }
    for (const [, href, url] of text.matchAll(/href="#([\w-]+)"|url\((?:&quot;|["'])?#([\w-]+)/g)) {
      const id = (href ?? url)!;
      if (this.#defs.has(id) || within?.querySelector(`[id="${id}"]`)) continue;
      const found = document.getElementById(id);
      if (!found) continue;
      const copied = new XMLSerializer().serializeToString(found);
      this.#defs.set(id, copied);
      this.#collect(copied, at);
    }
  }
}

/** Writes on the copy how the element looks. */
function styled(element: Element, copy: Element, isRoot: boolean): void {
  const looks = getComputedStyle(element);
  const around = isRoot || !element.parentElement ? null : getComputedStyle(element.parentElement);
  const said: string[] = [];
  for (const name of INHERITED) {
    const value = looks.getPropertyValue(name);
    if (value !== around?.getPropertyValue(name)) said.push(`${name}:${value}`);
  }
  const isStored = element.closest(STORED) !== null;
  for (const [name, usual] of Object.entries(OWN)) {
    if (isStored && name === "display") continue;
    const value = looks.getPropertyValue(name);
    if (value !== usual && !(isRoot && name !== "filter")) said.push(`${name}:${value}`);
  }
  if (!isStored && !isRoot) placed(element, copy, looks);
  const own = isRoot ? "" : variablesIn(element.getAttribute("style") ?? "");
  copy.removeAttribute("class");
  if (own || said.length > 0) copy.setAttribute("style", own + said.join(";"));
  else copy.removeAttribute("style");
}

/** What moves an element in the styles of the page. */
const MOVING = ["transform", "translate", "rotate", "scale", "offset-path"] as const;

/** Writes on the copy where the element lies, in the one form that all programs read. */
function placed(element: Element, copy: Element, looks: CSSStyleDeclaration): void {
  const { parentElement: parent } = element;
  if (MOVING.every((name) => looks.getPropertyValue(name) === "none")) return;
  if (!(element instanceof SVGGraphicsElement && parent instanceof SVGGraphicsElement)) return;
  const [own, around] = [element.getCTM(), parent.getCTM()];
  if (!own || !around) return;
  const { a, b, c, d, e, f } = around.inverse().multiply(own);
  copy.setAttribute("transform", `matrix(${[a, b, c, d, e, f].map((part) => +part.toFixed(4)).join(" ")})`);
}

/** The variables that an element sets for what it draws. */
function variablesIn(style: string): string {
  return style
    .split(";")
    .filter((declaration) => declaration.trim().startsWith("--"))
    .map((declaration) => `${declaration.trim()};`)
    .join("");
}

/** The drawings in an element that are in no other drawing. */
function outermost(host: Element): SVGSVGElement[] {
  return [...host.querySelectorAll("svg")].filter((svg) => {
    if (svg.parentElement?.closest("svg")) return false;
    const { width, height } = svg.getBoundingClientRect();
    return width > 0 && height > 0;
  });
}

/** A drawing of this share of all is what the others lie around. */
const MAIN = 0.4;

/** Where the drawings of an element lie: the one that is far the largest, or else all of them. */
function drawnArea(host: Element): DOMRect {
  const boxes = outermost(host).map((svg) => svg.getBoundingClientRect());
  const [largest] = boxes.toSorted((a, b) => b.width * b.height - a.width * a.height);
  if (!largest) return host.getBoundingClientRect();
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const all = new DOMRect(left, top, right - left, bottom - top);
  return largest.width * largest.height > MAIN * all.width * all.height ? largest : all;
}
