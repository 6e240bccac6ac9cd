export interface Words {
  /** A `rule` is the number of another rule. */
  style: "plain" | "bold" | "italic" | "code" | "rule";
  text: string;
}

export interface Item {
  /** The rule's number, such as SI-3.1; none for an ordinary item. */
  rule: string | null;
  words: Words[];
}

export type Block =
  | { kind: "paragraph"; words: Words[] }
  | { kind: "list"; numbered: boolean; items: Item[] }
  | { kind: "figure"; name: string; title: string; words: Words[] }
  | { kind: "table"; head: Words[][]; rows: Words[][][] };

export interface Section {
  number: string | null;
  title: string;
  blocks: Block[];
}

export interface Book {
  title: string;
  intro: Block[];
  sections: Section[];
}

const ITEM = /^(?:-|\d+\.)\s+/;
const RULE = /^\*\*([A-Z]{2}-\d+(?:\.\d+)*)\*\*\s*/;
const FIGURE = /^> \[([^\]]+)\]\(figures\/[^/]+\/([^/]+)\.json\)\s*/;
const NUMBER = /\b([A-Z]{2}-\d+\.\d+)\b/;
const MARKED = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/;

/** Reads a rule book: a title, introducing words, sections with numbered rules, lists, tables and pictures. */
export function readBook(source: string): Book {
  const book: Book = { title: "", intro: [], sections: [] };
  let blocks = book.intro;
  for (const chunk of chunks(source)) {
    if (chunk.startsWith("# ")) book.title = chunk.slice(2).trim();
    else if (chunk.startsWith("## ")) {
      const section = readHeading(chunk.slice(3).trim());
      book.sections.push(section);
      blocks = section.blocks;
    } else place(chunk, blocks);
  }
  return book;
}

/** The source cut into headings, items, tables and paragraphs, each on one line but for tables. */
function chunks(source: string): string[] {
  const found: string[] = [];
  let open = false;
  for (const line of source.split(/\r?\n/).map((raw) => raw.trim())) {
    const last = found.at(-1);
    if (line === "") open = false;
    else if (line.startsWith("#")) {
      found.push(line);
      open = false;
    } else if (line.startsWith("|")) {
      if (open && last?.startsWith("|")) found[found.length - 1] = `${last}\n${line}`;
      else found.push(line);
      open = true;
    } else if (open && last !== undefined && !last.startsWith("|") && !ITEM.test(line)) {
      found[found.length - 1] = `${last} ${line.replace(/^> /, "")}`;
    } else {
      found.push(line);
      open = true;
    }
  }
  return found;
}

function readHeading(text: string): Section {
  const [, number = null, title = text] = /^(\d+)\s+(.*)$/.exec(text) ?? [];
  return { number, title, blocks: [] };
}

function place(chunk: string, blocks: Block[]): void {
  if (chunk.startsWith("|")) blocks.push(readTable(chunk));
  else if (FIGURE.test(chunk)) blocks.push(readFigure(chunk));
  else if (ITEM.test(chunk)) {
    const numbered = !chunk.startsWith("-");
    const item = readItem(chunk.replace(ITEM, ""));
    const last = blocks.at(-1);
    if (last?.kind === "list" && last.numbered === numbered) last.items.push(item);
    else blocks.push({ kind: "list", numbered, items: [item] });
  } else blocks.push({ kind: "paragraph", words: readWords(chunk) });
}

function readItem(text: string): Item {
  const rule = RULE.exec(text)?.[1] ?? null;
  return { rule, words: readWords(text.replace(RULE, "")) };
}

/** A picture: a quotation that begins with a link to its position. */
function readFigure(chunk: string): Block {
  const [start, title, name] = FIGURE.exec(chunk)!;
  return { kind: "figure", name: name!, title: title!, words: readWords(chunk.slice(start.length)) };
}

function readTable(chunk: string): Block {
  const [head = [], ...rows] = chunk
    .split("\n")
    .filter((line) => !/^\|[\s:|-]+\|$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => readWords(cell.trim())),
    );
  return { kind: "table", head, rows };
}

function readWords(text: string): Words[] {
  return text
    .split(MARKED)
    .filter(Boolean)
    .flatMap((part): Words[] => {
      if (part.startsWith("**")) return [{ style: "bold", text: part.slice(2, -2) }];
      if (MARKED.test(part)) return [{ style: part.startsWith("`") ? "code" : "italic", text: part.slice(1, -1) }];
      return part
        .split(NUMBER)
        .filter(Boolean)
        .map((text) => ({ style: NUMBER.test(text) ? "rule" : "plain", text }));
    });
}

/** The words of a rule without marks; empty when the book has no such rule. */
export function ruleText(book: Book, rule: string): string {
  const items = book.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "list" ? block.items : [])),
  );
  const words = items.find((item) => item.rule === rule)?.words ?? [];
  return words.map(({ text }) => text).join("");
}

/** The rules of other sections that a section names, each once and in order. */
export function namedRules({ blocks, number }: Section): string[] {
  const spoken = blocks.flatMap((block) => {
    if (block.kind === "table") return [];
    return block.kind === "list" ? block.items.flatMap(({ words }) => words) : block.words;
  });
  const rules = spoken.filter(({ style }) => style === "rule").map(({ text }) => text);
  return [...new Set(rules)].filter((rule) => rule.split(/[-.]/)[1] !== number);
}
