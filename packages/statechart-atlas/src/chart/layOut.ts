import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { default as Elk } from 'elkjs/lib/elk.bundled.js';
import { getStart } from './start.ts';
import { styleBox, styleLink, styleNotes, type StyledBox, type Row } from './styleBox.ts';
import type { ChartContext } from './chartRows.ts';
import type { Box, Link, LinkLabel, View } from './view.ts';

export interface Point {
  x: number;
  y: number;
}

interface Place extends Point {
  width: number;
  height: number;
}

export interface PlacedBox extends Place {
  box: Box;
  styled: StyledBox;
  inner: PlacedBox[];
  beginnings: Point[];
}

export interface PlacedLink {
  link: Link;
  points: Point[];
  label: Place;
  rows: readonly Row[];
}

/** A chart with positions in pixels, measured from the upper left corner below the notes. */
export interface Placed {
  /** The size of the whole chart, including the notes. */
  width: number;
  height: number;
  boxes: PlacedBox[];
  links: PlacedLink[];
  /** The start dots, and the lines from them. */
  beginnings: Point[];
  lines: Point[][];
  notes: ReturnType<typeof styleNotes>;
  /** The id of the initial box. */
  begins: string | undefined;
}

const engine = new Elk();

const ofTheWhole = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.randomSeed': '1',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'GREEDY_MODEL_ORDER',
  'elk.padding': '[top=12,left=12,bottom=12,right=12]',
};

/** Keeps the order of the boxes in the view. */
const inOrder = { 'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER' };

/** Allows arrows that lead back, for fewer layers. */
const bent = { 'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST' };
const toTheRight = { 'elk.direction': 'RIGHT' };
/** Wraps a long path into several columns. */
const wrapped = { 'elk.layered.wrapping.strategy': 'MULTI_EDGE', 'elk.aspectRatio': '1.7' };

/** Layout options for the whole chart and for each compound state, the easiest to follow first. */
export const arrangements = {
  down: {},
  downBent: bent,
  right: toTheRight,
  rightBent: { ...toTheRight, ...bent },
  rightWrapped: { ...toTheRight, ...wrapped },
  downWrapped: wrapped,
} as const;

export type Arrangement = keyof typeof arrangements;

/** A compound state does not inherit these options from its parent. */
const partOptions = {
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.thoroughness': '10',
  'elk.spacing.nodeNode': '26',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
};

/** The offset in pixels of the stacked outline behind a closed compound state. */
export const depth = 5;

export const isFolded = ({ state, isOpen, isStub }: Box): boolean => !state.isLeaf && !isOpen && !isStub;

const getDot = (id: string, index: number) => `${id}@${index}`;

/** Returns the start dots of a state, with their edges to its initial states. */
const getDots = (id: string, begins: readonly string[]) => ({
  dots: begins.map((_, index): ElkNode => ({ id: getDot(id, index), width: 10, height: 10 })),
  edges: begins.map((first, index): ElkExtendedEdge => ({
    id: `begin ${getDot(id, index)}`,
    sources: [getDot(id, index)],
    targets: [first],
    layoutOptions: { 'elk.layered.priority.direction': '20', 'elk.layered.priority.straightness': '10' },
  })),
});

function getNode(box: Box, styled: ReadonlyMap<Box, StyledBox>, arrangement: Arrangement): ElkNode {
  const { width, height } = styled.get(box)!;
  const { id } = box;
  if (!box.isOpen) {
    const behind = isFolded(box) ? depth : 0;
    return { id, width: width + behind, height: height + behind };
  }
  const { dots, edges } = getDots(id, box.begins);
  return {
    id,
    children: [...dots, ...box.inner.map((inner) => getNode(inner, styled, arrangement))],
    edges,
    layoutOptions: {
      ...partOptions,
      ...arrangements[arrangement],
      'elk.padding': `[top=${height + 8},left=18,bottom=18,right=18]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  };
}

/** The main path leads straight down the chart; answers have priority over the actions that follow them. */
const first = {
  'elk.layered.priority.direction': '20',
  'elk.layered.priority.straightness': '10',
  'elk.layered.priority.shortness': '10',
};
const forwardPriority = { 'elk.layered.priority.direction': '5' };

const isCallResult = ({ kind }: LinkLabel) => kind === 'answered' || kind === 'failed';

function getEdge(link: Link, index: number): ElkExtendedEdge {
  const { from, to, labels } = link;
  const { width, height, rows } = styleLink(link);
  const isSilent = rows.every(({ words }) => words === '');
  const placement = { 'elk.edgeLabels.placement': 'CENTER' };
  return {
    id: `link ${index}`,
    sources: [from],
    targets: [to],
    labels: isSilent ? [] : [{ text: ' ', width, height, layoutOptions: placement }],
    layoutOptions: labels[0]!.kind === 'expected' ? first : labels.every(isCallResult) ? forwardPriority : {},
  };
}

const boxesIn = (boxes: readonly Box[]): Box[] => boxes.flatMap((box) => [box, ...boxesIn(box.inner)]);

const everyNode = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(everyNode)];
const everyEdge = (node: ElkNode): ElkExtendedEdge[] => everyNode(node).flatMap(({ edges = [] }) => edges);

const getPoints = ({ sections = [] }: ElkExtendedEdge): Point[] =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]);

const getPlace = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Place>): Place => ({
  x,
  y,
  width,
  height,
});

/** Computes the positions of everything in a view. */
export async function layOut(
  view: View,
  around: ChartContext,
  arrangement: Arrangement = 'down',
): Promise<Placed> {
  const all = boxesIn(view.boxes);
  const styled = new Map(all.map((box) => [box, styleBox(box, around)]));
  const { dots, edges } = getDots('', view.begins);
  const laid: ElkNode = await engine.layout({
    id: 'chart',
    layoutOptions: {
      ...partOptions,
      ...ofTheWhole,
      ...(view.isInOrder && inOrder),
      ...arrangements[arrangement],
    },
    children: [...dots, ...view.boxes.map((box) => getNode(box, styled, arrangement))],
    edges: [...edges, ...view.links.map(getEdge)],
  });
  const nodes = new Map(everyNode(laid).map((node) => [node.id, node]));
  const laidEdges = new Map(everyEdge(laid).map((edge) => [edge.id, edge]));
  const getCentre = (id: string): Point => {
    const { x, y, width, height } = getPlace(nodes.get(id)!);
    return { x: x + width / 2, y: y + height / 2 };
  };
  const place = (box: Box): PlacedBox => ({
    ...getPlace(nodes.get(box.id)!),
    box,
    styled: styled.get(box)!,
    inner: box.inner.map(place),
    beginnings: box.begins.map((_, index) => getCentre(getDot(box.id, index))),
  });
  const notes = styleNotes(view.notes, around);
  return {
    width: Math.max(laid.width ?? 0, notes.width),
    height: (laid.height ?? 0) + notes.height,
    boxes: view.boxes.map(place),
    links: view.links.map((link, index) => {
      const edge = laidEdges.get(`link ${index}`)!;
      return {
        link,
        points: getPoints(edge),
        label: getPlace(edge.labels?.[0] ?? {}),
        rows: styleLink(link).rows,
      };
    }),
    beginnings: view.begins.map((_, index) => getCentre(getDot('', index))),
    lines: [...laidEdges.values()].filter(({ id }) => id.startsWith('begin ')).map(getPoints),
    notes,
    begins: getStart(view.boxes, view.begins),
  };
}
